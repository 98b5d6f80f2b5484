import type { Gift } from '@cosmodrome/contract/http/gifts';
import { Button, type ButtonLook, type ButtonSize } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { actionOf } from './actions.ts';

export interface ActButtonProps {
  gift: Gift;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  onFailure?: (failure: Failure | undefined) => void;
}

/** The one thing that can be done with a gift now; nothing where it only waits. */
export function ActButton({ gift, look, size, className, onFailure }: ActButtonProps) {
  const t = useTranslations('gifts.actions');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const action = actionOf(gift);
  if (!action) return null;
  const label = t('of', { action: t(action.name), title: gift.title });
  if (action.name !== 'take') {
    return (
      <Button {...{ look, size, className }} href={action.href} aria-label={label}>
        {t(action.name)}
      </Button>
    );
  }
  const take = async (): Promise<void> => {
    if (pending) return;
    wait(true);
    onFailure?.(undefined);
    try {
      await action.run(client);
    } catch (error) {
      onFailure?.(failureOf(error));
    } finally {
      wait(false);
    }
  };
  return (
    <Button
      {...{ look, size, className }}
      aria-label={label}
      pending={pending && t('taking')}
      onClick={() => void take()}
    >
      {t('take')}
    </Button>
  );
}
