'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ReadImportFile } from '@/lib/contract/operator/catalogue/goods-import'
import { itemIdOf } from '@/lib/domain/id'
import { FormSection } from '../../form/form-section'
import { RowError } from '../../form/row-error'
import { useIndexPlace } from '../../list/use-index-place'
import { goodsImportHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { Progress } from '../progress'
import { FileChoice } from './file-choice'
import { ImportColumns } from './import-columns'
import { uploadImport } from './upload-file'

const templateHref = '/api/h5app/wxapp/operator/goods/import/template'

/** 商品导入: the files, what their columns are, and the choices; the check and the run are a task. */
export function ImportForm() {
  const place = useIndexPlace(goodsImportHref)
  const taskId = itemIdOf(place.values.task ?? '')
  return taskId === undefined ? <NewImport /> : <CheckedImport key={taskId} taskId={taskId} />
}

/** An import that was checked, with the columns and choices to be changed. */
function CheckedImport({ taskId }: { taskId: number }) {
  const { data, error, isError, isRefetching, refetch } = useQuery(
    deskQuery.goodsImport.read.queryOptions({
      input: { task_id: taskId },
      staleTime: Infinity,
      gcTime: 0,
      meta: { silent: true },
    }),
  )
  if (isError && !data)
    return (
      <RowError
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isRefetching}
        listHref={deskMenu.tasks.href}
      />
    )
  if (!data) return <Skeleton className="h-80" />
  return (
    <div className="grid gap-4">
      <FormSection
        id="import-file"
        title="文件"
        hint={[data.name, data.pictures_name].filter(Boolean).join('，')}
      >
        <ButtonLink href={goodsImportHref} variant="ghost">
          重新选择文件
        </ButtonLink>
      </FormSection>
      <ImportColumns file={data} />
    </div>
  )
}

function NewImport() {
  const [table, setTable] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [file, setFile] = useState<ReadImportFile | null>(null)
  const [problem, setProblem] = useState('')

  const read = useSingleMutation({
    mutationFn: async (files: { table: File; pictures: File | null }) => {
      setShare(0)
      const taskId = await uploadImport(files, setShare)
      return desk.goodsImport.read({ task_id: taskId })
    },
    onSuccess: setFile,
    onError: (error) => setProblem(errorText(error)),
    onSettled: () => setShare(null),
    meta: { silent: true },
  })
  const begin = () => {
    setProblem('')
    if (table) read.mutate({ table, pictures })
    else setProblem('请选择商品表格')
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
          {share !== null && (
            <Progress label={share < 1 ? '上传进度' : '已上传，正在识别文件'} share={share} />
          )}
        </div>
      </FormSection>
      {file && <ImportColumns key={file.task_id} file={file} />}
    </div>
  )
}
