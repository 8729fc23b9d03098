// Loaded before the site by the tests that have it fetch pictures: see picture-host.ts.
import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const { PICTURE_HOST: host, PICTURE_PORT: port } = process.env
const { lookup } = dns
dns.lookup = (name, options) =>
  name === 'photos.example' ? Promise.resolve([{ address: host, family: 4 }]) : lookup(name, options)
syncBuiltinESMExports()

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...given) {
  const options = Array.isArray(given[0]) ? given[0][0] : given[0]
  if (options?.lookup && options.host === 'photos.example')
    options.lookup(options.host, { all: true }, (_, found) => {
      // Only what was checked is led on.
      if (found.length === 1 && found[0].address === host)
        Object.assign(options, { host: '127.0.0.1', port: Number(port) })
    })
  return connect.apply(this, given)
}
