/** How values are written in the tables. */
const decimals = (digits: number, unit: string) => (value: number) => `${value.toFixed(digits)} ${unit}`.trim();

export const whole = decimals(0, '');
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = decimals(0, 'MB');
export const bytes = decimals(0, 'B');
export const milliseconds = decimals(0, 'ms');
export const fineMilliseconds = decimals(2, 'ms');
export const millions = (value: number) => `${(value / 1e6).toFixed(1)} million/s`;
export const score = decimals(3, '');
