import { writeFile } from 'node:fs/promises'
import { browserRouteTable, deskRouteTable } from './route-table'

// The browser needs only methods and paths; leaving the schemas out keeps zod out of its bundle.
const write = (file: string, table: object) =>
  writeFile(`lib/client/call/${file}`, `${JSON.stringify(table, null, 1)}\n`)

await write('routes.json', browserRouteTable())
await write('desk-routes.json', deskRouteTable())
