import type { DesignDocument } from '@/lib/domain/design/document'

/**
 * Keeps what is derived from a document, which never changes in place: React reads the state of the editor several
 * times for each change, and a page may have five hundred widgets.
 */
export function perDocument<T>(derive: (document: DesignDocument) => T): (document: DesignDocument) => T {
  const known = new WeakMap<DesignDocument, { result: T }>()
  return (document) => {
    let found = known.get(document)
    if (!found) {
      found = { result: derive(document) }
      known.set(document, found)
    }
    return found.result
  }
}
