import { deviceMark } from '@cosmodrome/rules/account/device-mark';

/** Language, time zone, screen and processor: nothing is drawn, played or measured to find out more. */
export const markOfDevice = (): string =>
  deviceMark([
    navigator.userAgent,
    navigator.languages.join(),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen.width,
    screen.height,
    screen.colorDepth,
    navigator.hardwareConcurrency,
    navigator.maxTouchPoints,
  ]);
