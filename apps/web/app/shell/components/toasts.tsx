import { Button } from '@cosmodrome/ui/button';
import { Toast, ToastStack } from '@cosmodrome/ui/toast';
import { useTranslations } from 'use-intl';
import { useSignal } from '../../platform/signal.ts';
import { closeToast, openToasts, pauseToasts, resumeToasts } from '../../platform/toasts/toasts.ts';

const none: never[] = [];

/** The open messages; loaded with the first one. They wait while one is pointed at or has the focus. */
export default function Toasts() {
  const t = useTranslations('shell');
  const toasts = useSignal(openToasts, none);
  return (
    <div onPointerEnter={pauseToasts} onPointerLeave={resumeToasts} onFocus={pauseToasts} onBlur={resumeToasts}>
      <ToastStack label={t('messages')}>
        {toasts.map(({ id, tone, title, detail, action }) => (
          <Toast
            key={id}
            tone={tone}
            title={title}
            {...(action
              ? {
                  action: (
                    <Button
                      look="bare"
                      size="small"
                      onClick={() => {
                        closeToast(id);
                        action.run();
                      }}
                    >
                      {action.label}
                    </Button>
                  ),
                }
              : { closeLabel: t('close'), onClose: () => closeToast(id) })}
          >
            {detail}
          </Toast>
        ))}
      </ToastStack>
    </div>
  );
}
