/** What an operator sets for the studio. */
export interface ArcadeConfig {
  /** Address of the casino that may show the frames, such as `https://casino.example`; null when it is this very host. */
  siteOrigin: string | null;
  /** Name and key of the studio in the provider protocol; null when nobody asks over HTTP. */
  studio: { id: string; key: string } | null;
  /** Folder of the art that themes name, served below `/arcade/art/`. */
  artDir: string;
  /** Folder of the built frame; the default is this app's own. */
  frameDir?: string | undefined;
}
