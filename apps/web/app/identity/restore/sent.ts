/** Search parameter of an address that shows what came of a form which was posted before script. */
export const SENT = 'sent';
