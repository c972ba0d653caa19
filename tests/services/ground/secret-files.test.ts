import { mkdtempSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv, WrongEnvironment } from '@/lib/env'
import { secretVariables } from '@/lib/secret-env'

const folder = mkdtempSync(join(tmpdir(), 'mall-secrets-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const secret = 'a secret of the mall that is long enough'

describe('a secret in a file', () => {
  it.each([
    ['no line break', secret],
    ['one line break', `${secret}\n`],
    ['that of Windows', `${secret}\r\n`],
  ])('counts as its variable, with %s at the end', async (_, content) => {
    expect(readEnv({ MALL_SECRET_FILE: await file('secret', content) }).secret).toBe(secret)
  })

  it('keeps further line breaks and spaces, which may be a part of it', async () => {
    expect(readEnv({ MALL_SECRET_FILE: await file('spaces', ` ${secret} \n\n`) }).secret).toBe(
      ` ${secret} \n`,
    )
  })

  it('is checked as its variable', async () => {
    const read = async () => readEnv({ MALL_SECRET_FILE: await file('short', 'short\n') })
    await expect(read()).rejects.toThrow('MALL_SECRET must have at least 32 characters.')
  })

  it('is refused beside its variable', async () => {
    const path = await file('both', secret)
    expect(() => readEnv({ MALL_SECRET: secret, MALL_SECRET_FILE: path })).toThrow(
      new WrongEnvironment('MALL_SECRET and MALL_SECRET_FILE are both set; set one of them.'),
    )
  })

  it('counts as absent when its variable is empty, as Compose passes what is not set', async () => {
    const path = await file('beside-empty', secret)
    expect(readEnv({ MALL_SECRET: '', MALL_SECRET_FILE: path }).secret).toBe(secret)
    expect(readEnv({ MALL_SECRET: secret, MALL_SECRET_FILE: '' }).secret).toBe(secret)
  })

  it('is refused when it cannot be read, without the path and the content', async () => {
    const reason = (path: string) => {
      try {
        readEnv({ MALL_OPS_TOKEN_FILE: path })
        return ''
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(reason(join(folder, 'nothing'))).toBe(
      'MALL_OPS_TOKEN_FILE names a file that cannot be read (ENOENT).',
    )
    expect(reason(folder)).toBe('MALL_OPS_TOKEN_FILE names a file that cannot be read (EISDIR).')
    expect(reason(await file('empty', '\n'))).toBe('MALL_OPS_TOKEN_FILE names an empty file.')
    expect(reason(await file('binary', new Uint8Array([0xff, 0, 1])))).toBe(
      'MALL_OPS_TOKEN_FILE names a file that is no text.',
    )
    expect(reason(await file('long', 'x'.repeat(70_000)))).toMatch(
      /^MALL_OPS_TOKEN_FILE names a file of more/,
    )
    const closed = await file('closed', secret)
    await chmod(closed, 0o000)
    // Root reads every file.
    if (process.getuid?.() !== 0) expect(reason(closed)).toContain('EACCES')
  })

  it('names each problem of several', () => {
    const missing = join(folder, 'nothing')
    expect(() => readEnv({ MALL_SECRET_FILE: missing, MALL_S3_KEY_FILE: missing })).toThrow(
      /MALL_SECRET_FILE .*\nMALL_S3_KEY_FILE /,
    )
  })
})

describe('the variables that may be files', () => {
  it('are all that hold a key, password or token', async () => {
    const { readFile } = await import('node:fs/promises')
    const names = new Set<string>()
    for (const part of ['env', 'database-env', 'payment-env', 'sign-in-env', 'storage-env'])
      for (const [, name = ''] of (await readFile(`lib/${part}.ts`, 'utf8')).matchAll(
        /^ {2,4}((?:MALL|DATABASE)_\w+):/gm,
      ))
        names.add(name)
    const secrets = [...names].filter((name) =>
      /SECRET|TOKEN|_KEY(_ID)?$|^DATABASE.*_URL$|SMTP_URL/.test(name),
    )
    // The number of a public key is none.
    const listed: readonly string[] = [...secretVariables, 'MALL_WECHAT_PUBLIC_KEY_ID']
    expect(secrets.filter((name) => !listed.includes(name))).toEqual([])
    expect(secretVariables.filter((name) => !names.has(name))).toEqual([])
  })
})
