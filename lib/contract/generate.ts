import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { browserRouteTable, deskRouteTable, designerRouteTable } from './route-table'

// The browser needs only methods and paths; leaving the schemas out keeps zod out of its bundle.
async function write(file: string, table: object): Promise<void> {
  const path = `lib/client/call/${file}`
  const options = await resolveConfig(path)
  await writeFile(path, await format(JSON.stringify(table), { ...options, filepath: path }))
}

await write('routes.json', browserRouteTable())
await write('desk-routes.json', deskRouteTable())
await write('designer-routes.json', designerRouteTable())
