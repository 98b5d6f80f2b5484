/** The part that the tests use of a package without types. */
declare module 'multicoin-address-validator' {
  const validator: { validate(address: string, coin: string): boolean };
  export default validator;
}
