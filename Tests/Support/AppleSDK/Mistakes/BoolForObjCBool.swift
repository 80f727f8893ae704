// macos: cannot convert value of type 'UnsafeMutablePointer<Bool>' to expected argument type 'UnsafeMutablePointer<ObjCBool>'
import Foundation

func isFolder(_ path: String) -> Bool {
  var isFolder = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
}
