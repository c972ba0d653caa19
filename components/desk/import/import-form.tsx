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
import { FormSection } from '../form-section'
import { deskTaskHref } from '../menu'
import { Progress } from '../tasks/progress'
import { ColumnTable } from './column-table'
import { FileChoice } from './file-choice'
import { ImportOptions, type TypedOptions } from './import-options'
import { uploadImport } from './upload-file'

const firstOptions: TypedOptions = { rate: '', creates: true, status: '', templateId: '', categoryId: '' }

const templateHref = '/api/h5app/wxapp/operator/goods/import/template'

/** Why the mapping of columns is not enough; null when it is. */
function mappingProblem(mapping: readonly string[]): string | null {
  const chosen = mapping.filter(Boolean)
  const twice = chosen.find((target, index) => chosen.indexOf(target) < index && !repeatable.has(target))
  if (twice) return '有两列导入成了同一项，请只保留一列'
  return chosen.includes('item_name') ? null : '请选择哪一列是商品名称'
}
/** Lists may stand in several columns. */
const repeatable = new Set(['pics', 'intro_pics', 'spec_pics', 'tags', 'item_category'])

/** 商品导入: the files, what their columns are, and the choices; the check and the run are a task. */
export function ImportForm() {
  const router = useRouter()
  const [table, setTable] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [file, setFile] = useState<ReadImportFile | null>(null)
  const [mapping, setMapping] = useState<readonly string[]>([])
  const [options, setOptions] = useState(firstOptions)
  const [problem, setProblem] = useState('')
  const [rateProblem, setRateProblem] = useState('')

  const read = useSingleMutation({
    mutationFn: async (files: { table: File; pictures: File | null }) => {
      setShare(0)
      const taskId = await uploadImport(files, setShare)
      return desk.goodsImport.read({ task_id: taskId })
    },
    onSuccess: (found) => {
      setFile(found)
      setMapping(found.columns.map(({ use }) => use))
    },
    onError: (error) => setProblem(errorText(error)),
    onSettled: () => setShare(null),
    meta: { silent: true },
  })
  const check = useSingleMutation({
    mutationFn: async ({ task_id, is_mapped, has_currency }: ReadImportFile) => {
      if (is_mapped) await desk.goodsImport.read({ task_id, mapping: JSON.stringify(mapping) })
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
    const found = file.is_mapped ? mappingProblem(mapping) : null
    const rate = decimalOf(options.rate)
    setRateProblem(file.has_currency && (rate === null || rate <= 0) ? '请填写汇率' : '')
    if (found) toast.error(found)
    else if (!file.has_currency || (rate !== null && rate > 0)) check.mutate(file)
  }
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
            <Button variant="ghost" onClick={() => setFile(null)}>
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
              file={file}
              {...(file.is_mapped && {
                mapping,
                onMap: (index: number, target: string) =>
                  setMapping(mapping.map((one, at) => (at === index ? target : one))),
              })}
            />
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
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <Button loading={check.isPending} onClick={goOn}>
                检查文件
              </Button>
              <p className="text-muted text-sm">先检查，确认之后才会写入商城</p>
            </div>
          </FormSection>
        </>
      )}
    </div>
  )
}
