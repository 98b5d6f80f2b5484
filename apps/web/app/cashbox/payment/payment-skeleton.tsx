import { TextSkeleton } from '@cosmodrome/ui/skeleton';

/** Holds the place of a payment until its code and its state are there. */
export function PaymentSkeleton() {
  return (
    <div className="payment-state" aria-hidden>
      <span className="payment-sign" />
      <TextSkeleton width="60%" />
      <TextSkeleton width="80%" />
      <TextSkeleton width="70%" height={10} />
    </div>
  );
}
