/** Metal disc of places 1 to 3. The figure is the text, so nothing more is announced. */
export function Medal({ place, size = 40 }: { place: 1 | 2 | 3; size?: number }) {
  return (
    <span className={`ui-medal is-${place}`} style={{ width: size, height: size }}>
      {place}
    </span>
  );
}
