/** The two documents that stand in for a page: not found and broken, both rendered by the build. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brokenPageText, missingPageText } from '../../web/route-rules.ts'
import { Document } from '../document.ts'

export type FixedDocuments = { missing: Document; broken: Document }

/**
 * Reads both from the build; where the build made none, a plain document with the same sentence.
 *
 * @param buildDir `.next`
 */
export async function readFixedDocuments(buildDir: string): Promise<FixedDocuments> {
  const app = join(buildDir, 'server', 'app')
  const missing =
    (await saying(missingPageText, join(app, '_not-found.html'))) ?? plain(missingPageText, home)
  // Next prerenders its own English page here, whatever app/global-error.tsx says.
  const broken =
    (await saying(brokenPageText, join(app, '_global-error.html'))) ??
    plain(brokenPageText, `${again}${home}`)
  return {
    missing: new Document(missing, { status: 404 }),
    broken: new Document(broken, { status: 500, cacheControl: 'no-store' }),
  }
}

/** A built document, if it is there and says what it should. */
async function saying(sentence: string, file: string): Promise<Buffer | undefined> {
  const body = await readFile(file).catch(() => undefined)
  return body?.includes(sentence) ? body : undefined
}

const home = '<a href="/">返回首页</a>'
/** An empty reference is the address that failed. */
const again = '<a href="" style="background:#e1251b;color:#fff">重试</a>'

const plainStyle =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:24px;' +
  "font:16px/1.6 -apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#333;background:#f5f5f7}" +
  'h1{margin:0;font-size:22px;font-weight:500}' +
  'p{margin:0;display:flex;gap:12px}' +
  'a{padding:8px 32px;border-radius:4px;color:#333;background:#fff;border:1px solid #e5e6eb;text-decoration:none}'

function plain(sentence: string, links: string): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title>` +
      `<style>${plainStyle}</style></head><body><h1>${sentence}</h1><p>${links}</p></body></html>`,
  )
}
