import 'server-only'

/** Where the bytes of pictures are. A key names its content, so an object never changes. */
export interface ObjectStorage {
  /** Stores an object; one that exists already stays. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** The bytes of an object; null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes an object; one that does not exist is no error. */
  remove(key: string): Promise<void>
}
