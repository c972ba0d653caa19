'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ReadImportFile } from '@/lib/contract/operator/goods-import'
import { decimalOf } from '@/lib/domain/import/cell-values'
import { checkedFirst } from '@/lib/domain/messages/desk'
import { FormSection } from '../form-section'
import { deskTaskHref } from '../menu'
import { Progress } from '../tasks/progress'
import { chosenTarget, mappingNotes, mappingProblem } from './column-mapping'
import { ColumnTable } from './column-table'
import { FileChoice } from './file-choice'
import { ImportOptions, type TypedOptions } from './import-options'
import { noSeparators, SeparatorFields } from './separator-fields'
import { uploadImport } from './upload-file'

const firstOptions: TypedOptions = { rate: '', creates: true, status: '', templateId: '', categoryId: '' }

const templateHref = '/api/h5app/wxapp/operator/goods/import/template'

/** 商品导入: the files, what their columns are, and the choices; the check and the run are a task. */
export function ImportForm() {
  const router = useRouter()
  const [table, setTable] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [file, setFile] = useState<ReadImportFile | null>(null)
  const [mapping, setMapping] = useState<readonly string[]>([])
  const [separators, setSeparators] = useState(noSeparators)
  const [options, setOptions] = useState(firstOptions)
  const [problem, setProblem] = useState('')
  const [rateProblem, setRateProblem] = useState('')
  const [columnProblem, setColumnProblem] = useState('')

  const read = useSingleMutation({
    mutationFn: async (files: { table: File; pictures: File | null }) => {
      setShare(0)
      const taskId = await uploadImport(files, setShare)
      return desk.goodsImport.read({ task_id: taskId })
    },
    onSuccess: (found) => {
      setFile(found)
      setMapping(found.columns.map(chosenTarget))
    },
    onError: (error) => setProblem(errorText(error)),
    onSettled: () => setShare(null),
    meta: { silent: true },
  })
  const check = useSingleMutation({
    mutationFn: async ({ task_id, is_mapped, has_currency }: ReadImportFile) => {
      if (is_mapped)
        await desk.goodsImport.read({
          task_id,
          mapping: JSON.stringify(mapping),
          list_separator: separators.list,
          path_separator: separators.path,
        })
      await desk.goodsImport.check({
        task_id,
        creates: options.creates,
        ...(has_currency && { rate: decimalOf(options.rate) ?? 1 }),
        ...(options.status && { approve_status: options.status }),
        ...(options.templateId && { templates_id: Number(options.templateId) }),
        ...(options.categoryId && { category_id: Number(options.categoryId) }),
      })
      return task_id
    },
    onSuccess: (taskId) => router.push(deskTaskHref(taskId)),
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  })

  const begin = () => {
    setProblem('')
    if (table) read.mutate({ table, pictures })
    else setProblem('请选择商品表格')
  }
  const goOn = () => {
    if (!file) return
    const found = file.is_mapped ? mappingProblem(file.columns, file.targets, mapping) : null
    setColumnProblem(found ?? '')
    const rate = decimalOf(options.rate)
    setRateProblem(file.has_currency && (rate === null || rate <= 0) ? '请填写汇率' : '')
    if (!found && (!file.has_currency || (rate !== null && rate > 0))) check.mutate(file)
  }
  const notes = file?.is_mapped ? mappingNotes(mapping, { hasCategory: options.categoryId !== '' }) : []
  return (
    <div className="grid gap-4">
      <FormSection
        id="import-file"
        title="选择文件"
        hint="ECShopX、Shopify、WooCommerce、淘宝助理等导出的文件可以直接导入"
      >
        <div className="flex gap-4 max-md:flex-col">
          <FileChoice
            kind="table"
            value={table}
            disabled={read.isPending || file !== null}
            onChange={setTable}
          />
          <FileChoice
            kind="pictures"
            value={pictures}
            disabled={read.isPending || file !== null}
            onChange={setPictures}
          />
        </div>
        {problem && (
          <p role="alert" className="text-brand mt-3 text-sm">
            {problem}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          {file ? (
            <Button
              variant="ghost"
              onClick={() => {
                setFile(null)
                setColumnProblem('')
              }}
            >
              重新选择文件
            </Button>
          ) : (
            <Button loading={read.isPending} onClick={begin}>
              上传并识别
            </Button>
          )}
          <a href={templateHref} download className="text-link hover:text-brand text-sm">
            下载导入模板
          </a>
          {share !== null && <Progress label="上传进度" share={share} />}
        </div>
      </FormSection>
      {file && (
        <>
          <FormSection
            id="import-columns"
            title={file.is_mapped ? '选择每一列是什么' : `识别为 ${file.profile_name}`}
            hint={`${file.format}，${file.columns.length}列`}
          >
            <ColumnTable
              columns={file.columns}
              targets={file.targets}
              {...(file.is_mapped && {
                mapping,
                onMap: (index: number, target: string) => {
                  setMapping(mapping.map((one, at) => (at === index ? target : one)))
                  setColumnProblem('')
                },
              })}
            />
            {file.is_mapped && <SeparatorFields value={separators} onChange={setSeparators} />}
          </FormSection>
          <FormSection
            id="import-options"
            title="导入方式"
            hint="货号相同的商品会更新，表格里的空单元格不改动"
          >
            <ImportOptions
              hasCurrency={file.has_currency}
              value={options}
              problem={rateProblem}
              onChange={(next) => {
                setOptions(next)
                setRateProblem('')
              }}
            />
            {notes.length > 0 && (
              <ul
                role="status"
                className="text-text bg-page rounded-control mt-6 grid gap-1 px-4 py-3 text-sm"
              >
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            {columnProblem && (
              <p role="alert" className="text-brand mt-6 text-sm">
                {columnProblem}
              </p>
            )}
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <Button loading={check.isPending} onClick={goOn}>
                检查文件
              </Button>
              <p className="text-muted text-sm">{checkedFirst}</p>
            </div>
          </FormSection>
        </>
      )}
    </div>
  )
}
