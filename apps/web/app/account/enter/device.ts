/** What a sign-in or registration says about the device (spec 7); nothing when its code cannot be had. */
export const withDevice = (): Promise<{ dfpc?: string }> =>
  import('./device-facts.ts').then(
    ({ markOfDevice }) => ({ dfpc: markOfDevice() }),
    () => ({}),
  );
