'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { designer } from '@/lib/client/call/designer'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { toast } from '@/lib/client/press/toast'
import type { Publication } from '../entry/use-publication'
import { pageText } from './page-text'

const hint = '粘贴其他 ECShopX 商城的页面装修内容'

interface Props {
  pageId: number
  publication: Pick<Publication, 'settle' | 'versions' | 'reload'>
  onClose: () => void
}

/** 导入页面: the draft becomes a page of another ECShopX mall. Its previous content is kept as a version. */
export function ImportDialog({ pageId, publication, onClose }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  /** The sections without a counterpart, after the import. */
  const [leftOut, setLeftOut] = useState<readonly string[] | null>(null)

  const read = (next: string) => {
    setText(next)
    setError(undefined)
  }
  const run = async () => {
    // The button is disabled soon; without the focus in the dialog Escape would not close it.
    field.current?.focus()
    const config = pageText(text)
    if (config === undefined) {
      setError('内容不是 JSON')
      return
    }
    setBusy(true)
    try {
      if (!(await publication.settle())) return
      const base_version = publication.versions().version
      const { left_out } = await designer.design.import({ page_id: pageId, base_version, config })
      toast.success('导入成功')
      if (left_out.length > 0) setLeftOut(left_out)
      else publication.reload()
    } catch (failure) {
      showErrorToast(failure)
    } finally {
      setBusy(false)
    }
  }

  if (leftOut)
    return (
      <Dialog
        open
        onClose={publication.reload}
        title="导入完成"
        footer={<Button onClick={publication.reload}>打开页面</Button>}
      >
        <p className="mb-2">下面的内容没有对应的挂件，没有导入：</p>
        <ul className="list-disc pl-5 text-xs">
          {leftOut.map((one, index) => (
            <li key={`${index}-${one}`}>{one}</li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title="导入页面"
      width={560}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button loading={busy} onClick={() => void run()}>
            导入
          </Button>
        </>
      }
    >
      <p className="mb-4">
        导入的页面会替换现在的草稿，草稿会保留为一个版本。超出限制的页面可以导入，但只能查看。
      </p>
      <Field id="import-text" label="页面数据（JSON）" required error={error} hint={hint}>
        <Textarea
          {...fieldControl('import-text', error, hint)}
          ref={field}
          data-autofocus
          rows={10}
          className="font-mono text-xs"
          value={text}
          onChange={({ target }) => {
            read(target.value)
          }}
        />
      </Field>
      <label className="text-link mt-3 inline-block cursor-pointer text-sm has-focus-visible:underline">
        从文件读取
        <input
          type="file"
          accept=".json,application/json,text/plain"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            void file?.text().then(read)
          }}
        />
      </label>
    </Dialog>
  )
}
