/** The release as one file, with its digest. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { outputOf } from './output-of.ts'

/** Seconds: when the newest commit was made, so that the same commit gives the same archive. */
async function timeOf(root: string): Promise<number> {
  const time = await outputOf('git', ['log', '-1', '--format=%ct'], root).catch(() => '')
  return Number(time) || Math.floor(Date.now() / 1000)
}

/**
 * Packs a folder under its own name; files belong to root and can be read by everyone.
 *
 * @param root folder of the repository
 */
export async function pack(root: string, folder: string, archive: string): Promise<void> {
  const sameEachTime = ['--sort=name', `--mtime=@${await timeOf(root)}`, '--mode=u=rwX,go=rX']
  const owner = ['--owner=0', '--group=0', '--numeric-owner']
  const gzip = '--use-compress-program=gzip -n -6'
  const what = ['--create', `--file=${archive}`, `--directory=${dirname(folder)}`, basename(folder)]
  await outputOf('tar', [...sameEachTime, ...owner, gzip, ...what], root)
}

/** Writes the digest of a file beside it, as `sha256sum --check` reads it. */
export async function writeDigest(file: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  await writeFile(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`)
}
