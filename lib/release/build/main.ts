/** `npm run release`: builds when needed, and packs what a mall needs that runs (ADR 0130). */
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import description from '../../../package.json' with { type: 'json' }
import { buildWhenNeeded } from '../../front/build.ts'
import { endWith } from '../../front/end-with.ts'
import { writePlainScripts } from '../../front/plain-scripts.ts'
import { pack, writeDigest } from './archive.ts'
import { writeBill } from './bill-of-materials.ts'
import { sizeTable } from './sizes.ts'
import { stageRelease } from './stage.ts'

/** Bytes of the unpacked release. */
const maxBytes = 250e6

const { version } = description
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

async function release(): Promise<void> {
  await buildWhenNeeded(root)
  await writePlainScripts(root)
  const temporary = await mkdtemp(join(tmpdir(), 'mall-release-'))
  try {
    const staged = join(temporary, `huanxin-mall-${version}`)
    await mkdir(staged)
    await stageRelease(root, staged)
    const bill = join(staged, 'sbom.cdx.json')
    await writeBill(root, bill)
    const { bytes, table } = await sizeTable(staged)
    console.log(table)
    if (bytes > maxBytes)
      throw new Error(`The release has ${Math.ceil(bytes / 1e6)} MB; ${maxBytes / 1e6} MB are allowed.`)
    const output = join(root, 'release')
    await mkdir(output, { recursive: true })
    const archive = join(output, `huanxin-mall-${version}.tar.gz`)
    await pack(root, staged, archive)
    await copyFile(bill, join(output, `huanxin-mall-${version}.cdx.json`))
    await writeDigest(archive)
    console.log(`${archive}: ${((await stat(archive)).size / 1e6).toFixed(1)} MB`)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

await release().catch(endWith)
