const refuse = (): never => {
  throw new Response(null, { status: 404 });
};

/** Every address that nothing else answers. */
export const loader = (): never => refuse();

/** Not the same function: the browser's build takes the loader away. */
export const clientLoader = (): never => refuse();

export default function NotFoundRoute() {
  return null;
}
