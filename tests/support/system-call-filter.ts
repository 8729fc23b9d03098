import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Where the kernel's headers number the calls of this machine. */
const NUMBERS = '/usr/include/x86_64-linux-gnu/asm/unistd_64.h'

/** Source: linux/bpf_common.h, linux/seccomp.h, linux/audit.h, asm-generic/errno-base.h. */
const LOAD_WORD = 0x20
const JUMP_IF_EQUAL = 0x15
const RETURN = 0x06
const ALLOW = 0x7fff0000
const REFUSE = 0x00050000 | 1
const X86_64 = 0xc000003e

/** Where the number of a call, its architecture and its first argument stand in what a filter is given. */
const CALL = 0
const ARCHITECTURE = 4
const FIRST_ARGUMENT = 16

/** Source: bits/socket.h. */
const FAMILIES: Record<string, number> = { AF_UNIX: 1, AF_INET: 2, AF_INET6: 10, AF_NETLINK: 16 }

/**
 * Writes the filter that systemd makes of `SystemCallFilter=` and `RestrictAddressFamilies=`, as the kernel takes it:
 * the calls of the last list that are taken away, the sockets of other families refused, each with EPERM.
 */
export function systemCallFilter(filters: string[], families: string[]): Buffer {
  const numbers = new Map<string, number>()
  for (const [, name, number] of readFileSync(NUMBERS, 'utf8').matchAll(/^#define __NR_(\w+)\s+(\d+)$/gm))
    numbers.set(name!, Number(number))
  const allowed = new Set<string>()
  for (const filter of filters) {
    const isRefusal = filter.startsWith('~')
    for (const name of filter.replace('~', '').split(' ').flatMap(callsOf))
      if (isRefusal) allowed.delete(name)
      else allowed.add(name)
  }
  allowed.delete('socket')
  const program: [code: number, then: number, otherwise: number, value: number][] = [
    [LOAD_WORD, 0, 0, ARCHITECTURE],
    [JUMP_IF_EQUAL, 1, 0, X86_64],
    [RETURN, 0, 0, REFUSE],
    [LOAD_WORD, 0, 0, CALL],
  ]
  for (const name of allowed)
    if (numbers.has(name)) program.push([JUMP_IF_EQUAL, 0, 1, numbers.get(name)!], [RETURN, 0, 0, ALLOW])
  program.push([JUMP_IF_EQUAL, 1, 0, numbers.get('socket')!], [RETURN, 0, 0, REFUSE])
  program.push([LOAD_WORD, 0, 0, FIRST_ARGUMENT])
  for (const family of families) program.push([JUMP_IF_EQUAL, 0, 1, FAMILIES[family]!], [RETURN, 0, 0, ALLOW])
  program.push([RETURN, 0, 0, REFUSE])
  const bytes = Buffer.alloc(program.length * 8)
  program.forEach(([code, then, otherwise, value], index) => {
    bytes.writeUInt16LE(code, index * 8)
    bytes.writeUInt8(then, index * 8 + 2)
    bytes.writeUInt8(otherwise, index * 8 + 3)
    bytes.writeUInt32LE(value, index * 8 + 4)
  })
  return bytes
}

/** The calls that a name stands for: itself, or those of a set, its sets included. */
function callsOf(name: string): string[] {
  if (!name.startsWith('@')) return [name]
  const lines = execFileSync('systemd-analyze', ['syscall-filter', name], { encoding: 'utf8', stdio: 'pipe' })
  return lines
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(callsOf)
}
