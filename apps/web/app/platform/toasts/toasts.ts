import type { ToastTone } from '@cosmodrome/ui/toast';
import { signal } from '../signal.ts';

/** Spec 9: a toast leaves by itself after ten seconds. */
export const TOAST_LIFE = 10_000;

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  detail?: string;
  /** One action at most, in place of the cross. */
  action?: { label: string; run: () => void };
  /** Stays until it is closed: a limit that was reached. */
  stays?: boolean;
  /** A toast with the key of an open one replaces it. */
  key?: string;
}

export interface OpenToast extends ToastMessage {
  id: number;
}

export const openToasts = signal<readonly OpenToast[]>([]);

interface Life {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const lives = new Map<number, Life>();
let lastId = 0;

/** Shows a message over the page; answers its id. */
export function toast(message: ToastMessage): number {
  const id = ++lastId;
  const others = openToasts.get().filter(({ key }) => key === undefined || key !== message.key);
  openToasts.set([...others, { ...message, id }]);
  if (!message.stays) {
    lives.set(id, { left: TOAST_LIFE, since: 0, timer: undefined });
    resume(id);
  }
  return id;
}

export function closeToast(id: number): void {
  clearTimeout(lives.get(id)?.timer);
  lives.delete(id);
  openToasts.set(openToasts.get().filter((each) => each.id !== id));
}

/** Holds all toasts while one is read: pointer over it, focus in it. */
export function pauseToasts(): void {
  for (const life of lives.values()) {
    if (life.timer === undefined) continue;
    clearTimeout(life.timer);
    life.timer = undefined;
    life.left -= Date.now() - life.since;
  }
}

export function resumeToasts(): void {
  for (const id of lives.keys()) resume(id);
}

function resume(id: number): void {
  const life = lives.get(id);
  if (!life || life.timer !== undefined) return;
  life.since = Date.now();
  life.timer = setTimeout(() => closeToast(id), Math.max(life.left, 0));
}
