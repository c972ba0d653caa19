-- The script of wrk behind load.ts. Sends the requests of a file in rotation; a line of it holds method, path, token and
-- form, separated by tabs. In a path, {n} becomes the number of the request, so that no two are the same.
-- Arguments: the file, the number of the first request, and 1 to count answers in which the mall refuses a call.

sent = -1 -- wrk takes one request as a sample and does not send it.
refused = 0

local first = 0
local requests = {}
local threads = {}

function setup(thread)
  threads[#threads + 1] = thread
end

local function prepare(line)
  local method, path, token, form = line:match('^(.-)\t(.-)\t(.-)\t(.*)$')
  local headers = {}
  for name, value in pairs(wrk.headers) do headers[name] = value end
  if token ~= '' then headers['Authorization'] = 'Bearer ' .. token end
  if form == '' then form = nil else headers['Content-Type'] = 'application/x-www-form-urlencoded' end
  if not path:find('{n}', 1, true) then return wrk.format(method, path, headers, form) end
  return function(number)
    return wrk.format(method, (path:gsub('{n}', tostring(number))), headers, form)
  end
end

-- Defined only when needed: with it, wrk copies every answer into Lua.
local function countRefusal(_, _, body)
  if body:find('"status_code":', 1, true) then refused = refused + 1 end
end

function init(args)
  for line in io.lines(args[1]) do requests[#requests + 1] = prepare(line) end
  first = tonumber(args[2])
  if args[3] == '1' then response = countRefusal end
end

function request()
  sent = sent + 1
  local number = first + sent
  local prepared = requests[number % #requests + 1]
  if type(prepared) == 'function' then return prepared(number) end
  return prepared
end

function done(summary)
  local errors = summary.errors
  io.write(string.format(
    '\n{"micros":%d,"total":%d,"sent":%d,"refused":%d,"badStatus":%d,"broken":%d}\n',
    summary.duration, summary.requests, threads[1]:get('sent'), threads[1]:get('refused'),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
