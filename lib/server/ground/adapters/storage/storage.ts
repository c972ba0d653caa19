import 'server-only'

/** Storage of picture bytes. A key depends on the content, so an object never changes. */
export interface ObjectStorage {
  /** Stores an object; an existing one stays. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** The bytes of an object; null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes an object; a missing one is not an error. */
  remove(key: string): Promise<void>
}
