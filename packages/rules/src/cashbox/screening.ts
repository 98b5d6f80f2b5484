/** How long it is kept from where a deposit was started, in days: banks call payments back for about that long. */
export const SCREENING_DAYS = 120;

/** From as many devices, or countries, one player does not pay without a reason to look. */
export const DEVICES_OF_ONE = 4;
export const COUNTRIES_OF_ONE = 2;
/** As many accounts on one device are one too many. Families share devices: it is a reason to look and nothing more. */
export const ACCOUNTS_OF_ONE = 2;
