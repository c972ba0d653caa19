/** The scripts of a cached document, which `lateScript` fetches after the first paint (ADR 0085). */

/** As React writes them; an element in another form stays as it is. */
const script = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"((?: id="\w+")?) async="">/g
const preload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g

/**
 * The document with scripts that browsers do not fetch by themselves. Read as Latin-1, where every byte is one
 * character.
 */
export const withLateScripts = (html: Buffer): Buffer =>
  Buffer.from(
    html
      .toString('latin1')
      .replaceAll(preload, '')
      .replaceAll(script, '<script type="late" src="$1"$2 async="">'),
    'latin1',
  )
