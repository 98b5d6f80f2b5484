/** The box as a drawing: closed, with the lid that rises, or open. Says nothing that the words beside it do not say. */
export function BoxArt({ state }: { state: 'closed' | 'opening' | 'open' }) {
  return (
    <svg className={`lootbox-art is-${state}`} viewBox="0 -16 200 206" aria-hidden focusable="false">
      <ellipse className="lootbox-shadow" cx="100" cy="172" rx="86" ry="14" />
      <g className="lootbox-light">
        <path d="M42 92 18 34h164l-24 58z" />
      </g>
      <g className="lootbox-body">
        <path className="lootbox-left" d="m34 92 66 34v50l-66-34z" />
        <path className="lootbox-right" d="m166 92-66 34v50l66-34z" />
        <path className="lootbox-band" d="m52 101 12 6v51l-12-6zm84 6 12-6v51l-12 6z" />
        <path className="lootbox-inside" d="m34 92 66-32 66 32-66 34z" />
      </g>
      <g className="lootbox-lid">
        <path className="lootbox-top" d="m28 80 72-36 72 36-72 37z" />
        <path className="lootbox-left" d="m28 80 72 37v16L28 96z" />
        <path className="lootbox-right" d="m172 80-72 37v16l72-37z" />
        <path className="lootbox-strap" d="m58 65 72 37-14 7-72-37zm84 0 14 7-72 37-14-7z" />
        <path className="lootbox-clasp" d="M95 116h10v18l-5 4-5-4z" />
      </g>
    </svg>
  );
}
