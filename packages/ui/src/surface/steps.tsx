import { classNames } from '../class-names.ts';

export interface Step {
  title: string;
  text: string;
}

/** What happens in which order, numbered. Beside each other where there is room when `beside`, else below each other. */
export function Steps({ steps, beside }: { steps: readonly Step[]; beside?: boolean | undefined }) {
  return (
    <ol className={classNames('ui-steps', beside && 'is-beside')}>
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <span className="ui-step-number text-subheading" aria-hidden>
            {at + 1}
          </span>
          <div>
            <h3 className="text-body font-strong text-high">{title}</h3>
            <p className="text-body text-mid">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
