import { TextSkeleton } from '@cosmodrome/ui/skeleton';

/** Holds the place of the list of payments until it is there. */
export function HistorySkeleton() {
  return (
    <div className="cashbox-list" aria-hidden>
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className="cashbox-payment">
          <TextSkeleton width="40px" />
          <TextSkeleton width="60%" />
          <TextSkeleton width="72px" />
        </div>
      ))}
    </div>
  );
}
