export interface Named {
  nickname: string | null;
  first_name: string | null;
  email: string;
}

/** How a player is called where only the player sees it (spec 2.6): by nickname, else first name, else the e-mail's name. */
export function displayName({ nickname, first_name, email }: Named): string {
  return nickname?.trim() || first_name?.trim() || email.slice(0, email.lastIndexOf('@'));
}
