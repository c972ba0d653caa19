'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { RadioGroup } from '@/components/ui/radio'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ReadTableFile } from '@/lib/contract/operator/desk/table-import'
import { mayDo } from '@/lib/domain/desk/roles'
import {
  isTableImport,
  tableImportKinds,
  tableImports,
  type TableImportKind,
} from '@/lib/domain/import/table/kinds'
import { checkedFirst, notAllowed } from '@/lib/domain/messages/desk'
import { FormSection } from '../../form/form-section'
import { useDesk } from '../../frame/use-desk'
import { useIndexPlace } from '../../list/use-index-place'
import { deskTaskHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { Progress } from '../progress'
import { ColumnTable } from './column-table'
import { FileChoice } from './file-choice'
import { uploadTable } from './upload-file'

const templateHref = (kind: TableImportKind) => `/api/h5app/wxapp/operator/imports/template?kind=${kind}`

/** 导入表格: what a table is about, and its file; the check and the run are a task. */
export function TableImportForm() {
  const place = useIndexPlace(deskMenu.imports.href)
  const role = useDesk().data?.desk_role
  const kinds = tableImportKinds.filter((kind) => role !== undefined && mayDo(role, tableImports[kind].write))
  const asked = place.values.kind ?? ''
  const kind = kinds.find((one) => one === asked) ?? kinds[0]
  if (role === undefined) return null
  if (!kind || (isTableImport(asked) && !kinds.includes(asked)))
    return <Empty occasion="order" text={notAllowed} />
  return (
    <div className="grid gap-4">
      <FormSection id="table-kind" title="选择导入的内容" hint={tableImports[kind].about}>
        <RadioGroup
          name="table-kind"
          label="导入的内容"
          value={kind}
          onChange={(next) => place.narrow({ kind: next })}
          options={kinds.map((value) => ({ value, label: tableImports[value].name }))}
        />
        <p className="mt-4">
          <a href={templateHref(kind)} download className="text-link hover:text-brand text-sm">
            下载{tableImports[kind].name}模板
          </a>
        </p>
      </FormSection>
      <TableFile key={kind} kind={kind} />
    </div>
  )
}

function TableFile({ kind }: { kind: TableImportKind }) {
  const router = useRouter()
  const [table, setTable] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [file, setFile] = useState<ReadTableFile | null>(null)
  const [problem, setProblem] = useState('')
  const read = useSingleMutation({
    mutationFn: async (chosen: File) => {
      setShare(0)
      const taskId = await uploadTable(kind, chosen, setShare)
      return desk.tableImport.read({ task_id: taskId })
    },
    onSuccess: setFile,
    onError: (error) => setProblem(errorText(error)),
    onSettled: () => setShare(null),
    meta: { silent: true },
  })
  const check = useSingleMutation({
    mutationFn: async ({ task_id }: ReadTableFile) => {
      await desk.tableImport.check({ task_id })
      return task_id
    },
    onSuccess: (taskId) => router.push(deskTaskHref(taskId)),
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  })
  const begin = () => {
    setProblem(table ? '' : '请选择表格')
    if (table) read.mutate(table)
  }
  return (
    <>
      <FormSection id="table-file" title="选择文件" hint="模板的列可以换顺序，多出来的列不导入">
        <FileChoice
          kind="table"
          label={`${tableImports[kind].name}表格`}
          value={table}
          disabled={read.isPending || file !== null}
          onChange={setTable}
        />
        {problem && (
          <p role="alert" className="text-brand mt-3 text-sm">
            {problem}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          {file ? (
            <Button variant="ghost" onClick={() => setFile(null)}>
              重新选择文件
            </Button>
          ) : (
            <Button loading={read.isPending} onClick={begin}>
              上传并识别
            </Button>
          )}
          {share !== null && <Progress label="上传进度" share={share} />}
        </div>
      </FormSection>
      {file && (
        <FormSection id="table-columns" title="文件的列" hint={`${file.format}，${file.columns.length}列`}>
          <ColumnTable columns={file.columns} />
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Button loading={check.isPending} onClick={() => check.mutate(file)}>
              检查文件
            </Button>
            <p className="text-muted text-sm">{checkedFirst}</p>
          </div>
        </FormSection>
      )}
    </>
  )
}
