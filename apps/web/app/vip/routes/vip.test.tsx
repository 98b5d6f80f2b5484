// @vitest-environment happy-dom
import type { Manager, VipProgress, VipTier } from '@cosmodrome/contract/http/vip';
import { VIP_GROUPS, VIP_STATUSES, type VipStatus } from '@cosmodrome/rules/vip/tiers';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

const tier = (status: VipStatus, at: number): VipTier => ({
  status,
  groupId: VIP_GROUPS[status],
  thresholds:
    at === 0 || status === 'DIAMOND' ? null : [{ currency: 'EUR', deposit_cents: 150_000, bet_cents: 1_500_000 }],
  cashback_bp: 1_000 + 50 * at,
  automatic_payout_eur_cents: 200_000,
  birthday: at === 0 ? null : [{ currency: 'EUR', amount_cents: 1_000 * at }],
  manager: at > 0,
});
const TIERS = VIP_STATUSES.map(tier);

const progress = (change: Partial<VipProgress> = {}): VipProgress => ({
  userId: 1,
  currency: 'EUR',
  currentStatus: 'REGULAR',
  activeStatus: 'REGULAR',
  nextStatus: 'BRONZE',
  depositAmountCents: 5_000,
  depositThresholdCents: 150_000,
  betSumCents: 0,
  betSumThresholdCents: 1_500_000,
  overallProgress: 0,
  followingStatus: 'REGULAR',
  activeUntil: null,
  quarterEndsAt: '2027-01-01T00:00:00.000Z',
  ...change,
});
const silver = progress({
  currentStatus: 'REGULAR',
  activeStatus: 'SILVER',
  nextStatus: 'GOLD',
  followingStatus: 'REGULAR',
  activeUntil: '2027-01-01T00:00:00.000Z',
});
const ole: Manager = {
  groupId: '258',
  managerName: 'Ole Lind',
  telegramLink: null,
  whatsAppLink: 'https://chat.example/ole',
  email: 'ole@cosmodrome.example',
  phone: '+372 555 0143',
  time: '10:00-22:00 Europe/Tallinn',
  languages: ['en', 'de'],
  avatar: null,
};
const member = { ...player, vip: true, statuses: [{ id: '258', name: 'Silver' }] };

const open = (address: string, answers: Answers = {}, more: Opening = {}) =>
  openPage(address, { ...more, answers: { 'vip.tiers': TIERS, 'vip.progress': progress(), ...answers } });
const standing = () => screen.findByRole('region', { name: 'Your tier' });

describe('the page of the own status', () => {
  it('shows a guest the way in, and no tier of nobody', async () => {
    await open('/vip');
    const join = await screen.findByRole('link', { name: 'Create account' });
    expect(join.getAttribute('href')).toBe('/sign-up');
    expect(screen.queryByRole('region', { name: 'Your tier' })).toBeNull();
  });

  it('shows who is at the start what the next tier asks', async () => {
    await open('/vip', {}, { player: { ...player, vip: false } });
    const own = await standing();
    expect(own.textContent).toContain('From your first day.');
    expect(own.textContent).toContain('Bronze');
    expect(own.textContent).toContain('€1,450.00 to go');
    expect(await screen.findByText('You are at the start')).toBeInstanceOf(HTMLElement);
  });

  it('tells until when a tier holds and that it falls, and who looks after the player', async () => {
    await open('/vip', { 'vip.progress': silver, 'vip.manager': ole }, { player: member });
    const own = await standing();
    expect(own.textContent).toContain('Yours until December 31');
    expect(own.textContent).toContain('your tier will be Rising star');
    const manager = await screen.findByRole('region', { name: 'Ole Lind' });
    expect(within(manager).getByRole('link', { name: 'ole@cosmodrome.example' }).getAttribute('href')).toBe(
      'mailto:ole@cosmodrome.example',
    );
    expect(within(manager).getByRole('link', { name: '+372 555 0143' }).getAttribute('href')).toBe('tel:+3725550143');
    expect(within(manager).getByRole('link', { name: 'WhatsApp' })).toBeInstanceOf(HTMLElement);
    expect(within(manager).queryByRole('link', { name: 'Telegram' })).toBeNull();
  });

  it('follows the tier that is reached while it is open', async () => {
    const page = await open('/vip', {}, { player: { ...player, vip: false } });
    expect(await screen.findByText('You are at the start')).toBeInstanceOf(HTMLElement);
    page.origin.answer({ 'profile.player': member, 'vip.progress': silver, 'vip.manager': ole });
    await tell('groups_updates', { statuses: member.statuses });
    expect(await screen.findByRole('region', { name: 'Ole Lind' })).toBeInstanceOf(HTMLElement);
    await expect.poll(async () => (await standing()).textContent).toContain('Yours until December 31');
    await expect.poll(() => screen.queryByText('You are at the start')).toBeNull();
  });

  it('says of a tier that was given that it has no end', async () => {
    const given = { ...silver, followingStatus: 'SILVER', activeUntil: null } as const;
    await open('/vip', { 'vip.progress': given, 'vip.manager': null }, { player: member });
    expect((await standing()).textContent).toContain('Given by us, with no end date.');
  });

  it('shows no tier to reach while offers are held back, and keeps the manager', async () => {
    const held = { 'limits.protection': { ...unprotected, suppression: 'assessment' } } as const;
    await open('/vip', { ...held, 'vip.manager': ole }, { player: member });
    expect(await screen.findByText('No offers at the moment')).toBeInstanceOf(HTMLElement);
    expect(await screen.findByRole('region', { name: 'Ole Lind' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('region', { name: 'Your tier' })).toBeNull();
  });

  it('says where the licence knows no club', async () => {
    await open('/vip', { 'vip.tiers': [] }, { player });
    expect(await screen.findByText('No VIP club here')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('region', { name: 'Your tier' })).toBeNull();
  });
});

describe('the page of the club', () => {
  it('shows every tier with what it asks and brings, and where the player stands', async () => {
    await open('/cosmodrome-vip-club', { 'vip.progress': silver, 'vip.manager': ole }, { player: member });
    const cards = within(await screen.findByRole('region', { name: 'All tiers' })).getAllByRole('listitem');
    expect(cards).toHaveLength(VIP_STATUSES.length);
    expect(cards[2]?.textContent).toContain('You are here');
    expect(cards[3]?.textContent).toContain('Next');
    expect(cards[1]?.textContent).toContain('€1,500.00 in deposits');
    expect(cards[1]?.textContent).toContain('10.5%');
  });

  it('fails, and is asked again', async () => {
    const page = await open(
      '/cosmodrome-vip-club',
      { 'vip.progress': new Response(null, { status: 500 }) },
      { player: { ...player, vip: false } },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    page.origin.answer({ 'vip.progress': progress() });
    await page.user.click(again);
    expect(await standing()).toBeInstanceOf(HTMLElement);
  });
});
