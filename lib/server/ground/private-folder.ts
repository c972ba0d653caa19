import 'server-only'
import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Permission bits of the group and of other users. */
const ofOthers = 0o077
/** The mode bit of shared folders, such as `/tmp`. */
const sticky = 0o1000

/**
 * Creates a folder that only this user can enter, and its missing parents; an existing one is left as it is. Unlike
 * Node's recursive `mkdir` it fails where nothing can be created, such as below `/proc`, where that one retries
 * forever.
 * @throws the error of the file system
 */
export async function createPrivateFolder(folder: string): Promise<void> {
  try {
    await createOne(folder)
  } catch (error) {
    const isParentMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (!isParentMissing || dirname(folder) === folder) throw error
    await createPrivateFolder(dirname(folder))
    await createOne(folder)
  }
}

async function createOne(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    const found = await lstat(path).catch(() => null)
    // A broken link is reported when the first file in it is created.
    if (!found?.isDirectory() && !found?.isSymbolicLink()) throw error
  }
}

/** Whether group or others have permissions. Windows has none of them. */
const isOpen = (mode: number): boolean => process.platform !== 'win32' && (mode & ofOthers) !== 0

/**
 * Removes the permissions of group and others from a folder.
 * @param isOwn whether the folder belongs to the mall: other users may need one with other content
 * @throws Error with the reason when it stays open
 */
export async function closeFolder(folder: string, isOwn: (names: string[]) => boolean): Promise<void> {
  const { mode } = await stat(folder)
  if (!isOpen(mode)) return
  if ((mode & sticky) !== 0) throw new Error('it is shared by all users')
  if (!isOwn(await readdir(folder))) throw new Error('it holds other files; try chmod 700')
  await chmod(folder, 0o700)
  // A file system without permissions accepts the change and ignores it.
  if (isOpen((await stat(folder)).mode)) throw new Error('its file system has no permissions')
}

/**
 * Removes the permissions of group and others from a file, or from a folder and everything in it; does nothing when it
 * does not exist. The embedded database creates its files with permissions for all users, whatever the umask is.
 * @throws the error of the file system
 */
export async function makePrivate(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (!found || found.isSymbolicLink()) return
  if (isOpen(found.mode)) await chmod(path, found.isDirectory() ? 0o700 : 0o600)
  if (found.isDirectory()) for (const name of await readdir(path)) await makePrivate(join(path, name))
}
