import type { Player } from '@cosmodrome/contract/http/profile';

/** What the forms of signing in and signing up are given by the dialog or page around them. */
export interface EnterFormProps {
  /** The button that submits it stands elsewhere and names this id. */
  id: string;
  /** Address with its search: where it is posted before script. */
  path: string;
  onEnter: (player: Player) => void;
  onPending: (pending: boolean) => void;
}
