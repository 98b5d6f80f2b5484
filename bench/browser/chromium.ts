import { chromium, devices, type Browser, type BrowserContextOptions } from '@playwright/test';
import { LeftOut } from '../report/table.ts';

/** The two screens of the goals. */
export const screens = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, screen: { width: 360, height: 780 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

/** @throws LeftOut when there is no Chromium */
export async function openChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  try {
    return await chromium.launch({ executablePath, args });
  } catch (error) {
    if (!String(error).includes("doesn't exist")) throw error;
    throw new LeftOut(`there is no Chromium at ${executablePath}; CHROMIUM_PATH may name another`);
  }
}
