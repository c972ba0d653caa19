import 'server-only'

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/**
 * The duration of a command and how much it moved, as its last line.
 * @param began of `performance.now()`
 * @param content bytes of all files
 * @param file bytes of the backup
 */
export function took(began: number, content: number, file?: number): string {
  const seconds = (performance.now() - began) / 1000
  const size =
    file === undefined ? megabytes(content) : `${megabytes(content)}, ${megabytes(file)} in the file`
  return `${size}, in ${(seconds / 60).toFixed(2)} minutes: ${megabytes(content / seconds)}/s.`
}
