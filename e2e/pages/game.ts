import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { centsIn } from './amounts.ts';

/** The page of a game and the frame in it. */
export class GamePage {
  readonly page: Page;
  readonly title: string;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
  }

  async open(address: string, mode?: 'real' | 'demo'): Promise<void> {
    await this.page.goto(`/play/${address}${mode === undefined ? '' : `?mode=${mode}`}`);
    await this.ready();
  }

  /** Waits until the game has come up. */
  async ready(): Promise<void> {
    await expect(this.frame.locator('#frame')).toHaveAttribute('data-family', /./, { timeout: 30_000 });
    await expect(this.frame.locator('#frame')).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 });
    await expect(this.cell('Balance')).toHaveText(/\d/);
  }

  get frame(): FrameLocator {
    return this.page.frameLocator(`iframe[title="${this.title}"]`);
  }

  /** A figure of the bet bar inside the frame: Balance, Bet, Win. */
  cell(label: 'Balance' | 'Bet' | 'Win'): Locator {
    return this.frame.locator('.cell').filter({ hasText: label }).locator('.value');
  }

  balance(): Promise<number> {
    return centsIn(this.cell('Balance'));
  }
}

/** Whoever plays on a desktop sees how long and with what result so far, under every licence. */
export async function expectFigures(page: Page, net = '€0.00'): Promise<void> {
  const figure = (label: string): Locator =>
    page.getByText(label, { exact: true }).filter({ visible: true }).locator('..');
  await expect(figure('Session')).toContainText(/\d\d:\d\d:\d\d/);
  await expect(figure('Net result')).toContainText(net);
}

/** A slot: one button, and what comes over the reels when free spins are won. */
export class SlotPage extends GamePage {
  get spinButton(): Locator {
    return this.frame.getByRole('button', { name: 'Spin', exact: true });
  }

  /** The button of an announcement over the reels. */
  get onward(): Locator {
    return this.frame.getByRole('button', { name: /^(Start free spins|Continue)$/ });
  }

  /** How far the free spins are: `Free spin 3 of 10`. */
  get progress(): Locator {
    return this.frame.getByText(/^Free spin \d+ of \d+$/);
  }

  /**
   * Takes announcements until so many free spins are under way: the first may win more of them, which is announced too. A press
   * while the frame still moves into place can miss, so it is made again.
   */
  async playOnTo(progress: RegExp): Promise<void> {
    await expect(async () => {
      if (await this.onward.isVisible()) await this.onward.click();
      await expect(this.progress).toHaveText(progress, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Plays one round to its end, with any free spins it wins. */
  async spin(): Promise<void> {
    await this.spinButton.click();
    await this.finish();
  }

  /** Takes every announcement until the next round may begin. */
  async finish(): Promise<void> {
    await expect
      .poll(
        async () => {
          if (await this.onward.isVisible()) await this.onward.click();
          return this.spinButton.isEnabled();
        },
        { timeout: 120_000 },
      )
      .toBe(true);
  }
}

/** The shared rocket. */
export class CrashPage extends GamePage {
  /** The one button, by what it offers. */
  get betButton(): Locator {
    return this.frame.getByRole('button', { name: /^Bet / });
  }

  get said(): Locator {
    return this.frame.getByRole('status');
  }

  /** Sets the multiplier at which a bet is cashed out by itself. */
  async cashOutAt(target: string): Promise<void> {
    await this.frame.getByRole('checkbox', { name: 'Cash out automatically at' }).check();
    await this.frame.getByRole('textbox', { name: 'Cash out automatically at' }).fill(target);
  }

  /** Bets on the next round and answers what the game says when the bet has ended. */
  async bet(): Promise<string> {
    await this.betButton.click();
    const ended = /Cashed out at|You lost this bet/;
    await expect(this.said).toHaveText(/Bet placed/, { timeout: 60_000 });
    await expect(this.said).toHaveText(ended, { timeout: 90_000 });
    return this.said.innerText();
  }
}
