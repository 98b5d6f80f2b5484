import { deviceMark } from '@cosmodrome/rules/identity/device-mark';

/**
 * What a sign-in, a registration or a deposit says about the device (spec 7); nothing when its code cannot be had.
 * Language, time zone, screen and processor: nothing is drawn, played or measured to find out more.
 */
export const withDevice = (): Promise<{ dfpc?: string }> =>
  deviceMark([
    navigator.userAgent,
    navigator.languages.join(),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen.width,
    screen.height,
    screen.colorDepth,
    navigator.hardwareConcurrency,
    navigator.maxTouchPoints,
  ]).then(
    (dfpc) => ({ dfpc }),
    () => ({}),
  );
