'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ReadImportFile } from '@/lib/contract/operator/catalogue/goods-import'
import { decimalOf } from '@/lib/domain/import/cell-values'
import { checkedFirst } from '@/lib/domain/messages/desk'
import { FormSection } from '../../form/form-section'
import { deskTaskHref } from '../../menu/hrefs'
import { chosenTarget, mappingNotes, mappingProblem } from './column-mapping'
import { ColumnTable } from './column-table'
import { ImportOptions, type TypedOptions } from './import-options'
import { SeparatorFields } from './separator-fields'

const firstOptions: TypedOptions = {
  rate: '',
  creates: true,
  status: '',
  templateId: '',
  unknownTemplate: 'usual',
  categoryId: '',
}

/** The choices of an earlier check as they are typed. */
const typedOptions = (options: NonNullable<ReadImportFile['options']>): TypedOptions => ({
  rate: String(options.rate),
  creates: options.creates,
  status:
    options.approve_status === 'onsale' || options.approve_status === 'instock' ? options.approve_status : '',
  templateId: options.templates_id > 0 ? String(options.templates_id) : '',
  unknownTemplate: options.unknown_template,
  categoryId: options.category_id > 0 ? String(options.category_id) : '',
})

/** The meaning of each column of a file, and choices for all of its products; then it is checked. */
export function ImportColumns({ file }: { file: ReadImportFile }) {
  const { task_id, is_mapped, has_currency, columns, targets } = file
  const router = useRouter()
  const client = useQueryClient()
  const [mapping, setMapping] = useState<readonly string[]>(() => columns.map(chosenTarget))
  const [separators, setSeparators] = useState({ list: file.list_separator, path: file.path_separator })
  const [options, setOptions] = useState(() => (file.options ? typedOptions(file.options) : firstOptions))
  const [rateProblem, setRateProblem] = useState('')
  const [columnProblem, setColumnProblem] = useState('')

  const check = useSingleMutation({
    mutationFn: async () => {
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
        unknown_template: options.unknownTemplate,
        ...(options.categoryId && { category_id: Number(options.categoryId) }),
      })
    },
    onSuccess: async () => {
      // Its page may have been shown before.
      await client.invalidateQueries({ queryKey: deskQuery.task.key() })
      router.push(deskTaskHref(task_id))
    },
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  })

  const goOn = () => {
    const found = is_mapped ? mappingProblem(columns, targets, mapping) : null
    setColumnProblem(found ?? '')
    const rate = decimalOf(options.rate)
    const isRated = !has_currency || (rate !== null && rate > 0)
    setRateProblem(isRated ? '' : '请填写汇率')
    if (!found && isRated) check.mutate(undefined)
  }
  const notes = is_mapped ? mappingNotes(mapping, { hasCategory: options.categoryId !== '' }) : []
  return (
    <>
      <FormSection
        id="import-columns"
        title={is_mapped ? '选择每一列是什么' : `识别为 ${file.profile_name}`}
        hint={`${file.format}，${columns.length}列`}
      >
        <ColumnTable
          columns={columns}
          targets={targets}
          {...(is_mapped && {
            mapping,
            onMap: (index: number, target: string) => {
              setMapping(mapping.map((one, at) => (at === index ? target : one)))
              setColumnProblem('')
            },
          })}
        />
        {is_mapped && <SeparatorFields value={separators} onChange={setSeparators} />}
      </FormSection>
      <FormSection id="import-options" title="导入方式" hint="货号相同的商品会更新，表格里的空单元格不改动">
        <ImportOptions
          hasCurrency={has_currency}
          value={options}
          problem={rateProblem}
          onChange={(next) => {
            setOptions(next)
            setRateProblem('')
          }}
        />
        {notes.length > 0 && (
          <ul role="status" className="text-text bg-page rounded-control mt-6 grid gap-1 px-4 py-3 text-sm">
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
  )
}
